// Fetches the postal codes of some countries from GeoNames for the address form.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
process.exitCode = await run(ownNode, ['bin/programs/postal.ts', ...process.argv.slice(2)], { cwd: root, env: ownEnv })
