// Names what each ComfyUI server of COMFYUI_URLS is without, and whether keys and models of paid services do.
import { install, ownEnv, ownNode, root } from './lib/prepare.js'
import { run } from './lib/run.js'

await install()
process.exitCode = await run(ownNode, ['bin/programs/engines-check.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: ownEnv,
})
