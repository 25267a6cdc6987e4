// Keeps the affiliates: `add CODE email`, `list`, `export CODE`. Works on the same data as the server.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
process.exitCode = await run(ownNode, ['bin/programs/affiliates.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: ownEnv,
})
