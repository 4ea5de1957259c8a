"""Real time round one match: who sits, who is there, whose hand was first, and what each pair of eyes is sent."""
