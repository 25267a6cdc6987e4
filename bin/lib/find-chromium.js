import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The shell first: it draws no window of its own, so that journeys take two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const which = (name) => {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const findInstalled = () => NAMES.map(which).find(Boolean) ?? MAC_PATHS.find((path) => existsSync(path)) ?? null

/** CHROMIUM_PATH, the usual names, else Debian's package when we may install it. */
export const findChromium = async () => {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, but there is no such file.`)
  }
  const installed = findInstalled()
  if (installed) return installed
  if (process.getuid?.() === 0 && which('apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests ...\n')
    spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell'], {
      stdio: 'inherit',
    })
    const found = findInstalled()
    if (found) return found
  }
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program file.')
}
