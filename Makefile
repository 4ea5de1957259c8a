install:
	@tools/setup dev
