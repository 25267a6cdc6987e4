import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createJudge, type Judge } from '../judge/judge.ts'
import { renderPicture } from '../picture.ts'
import { renderPortrait } from '../portrait.ts'
import type { TaskMessage, Tasks, WorkerMessage, WorkerStart } from './messages.ts'
import { decodePng, encodePng } from './png.ts'

if (!parentPort) throw new Error('studio-worker.ts runs as a worker thread of the studio pool only.')
const port = parentPort
const { stop } = workerData as WorkerStart
const send = (message: WorkerMessage): void => port.postMessage(message)

/** The rest of a task's time goes into the PNG. */
const RENDERING_SHARE = 0.96

lowerPriority()
let judge: Promise<Judge> | undefined

port.on('message', (task: TaskMessage) => {
  run(task).then(
    (result) => send({ type: 'done', result }),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error))
      send({ type: 'failed', name, message })
    },
  )
})

async function run(task: TaskMessage): Promise<Tasks[TaskMessage['kind']]['result']> {
  if (task.kind === 'assess') {
    judge ??= createJudge()
    return (await judge).assess(await decodePng(task.request.png))
  }
  const { width, height } = task.request
  const onStage = (stage: string, share: number): void => {
    if (Atomics.load(stop, 0) === 1) throw new DOMException('The task was stopped.', 'AbortError')
    if (share < 1) send({ type: 'progress', stage, share: share * RENDERING_SHARE })
  }
  const options = { width, height, onStage }
  const picture =
    task.kind === 'portrait'
      ? renderPortrait(task.request.identity, task.request.scene, options)
      : renderPicture(task.request.identity, task.request.scene, options)
  onStage('Drawn', 1)
  send({ type: 'progress', stage: 'Saving the picture', share: RENDERING_SHARE })
  const png = encodePng(picture)
  send({ type: 'progress', stage: 'Done', share: 1 })
  return { png, width: picture.width, height: picture.height }
}

/** On Linux this touches the calling thread alone; elsewhere it would slow the whole server, so it is left. */
function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}
