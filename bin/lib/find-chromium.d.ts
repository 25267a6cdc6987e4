/** The program file of a Chromium: CHROMIUM_PATH, the usual names, else Debian's package where it may be installed. */
export const findChromium: () => Promise<string>
