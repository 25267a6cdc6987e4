// Takes the second factors from an account whose owner has lost them: `remove email`. Works on the same data as the server.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
process.exitCode = await run(ownNode, ['bin/programs/second-factors.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: ownEnv,
})
