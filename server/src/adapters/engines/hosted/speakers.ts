import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError } from '../engine.ts'
import type { Recipe } from '../engine.ts'
import { beginOrder } from '../tasks/plan-task.ts'
import { ownVoice } from '../tasks/speech.ts'
import type { TaskRequest } from '../tasks/task-request.ts'
import { fillInput } from './fill-input.ts'
import type { ModelRow } from './model-table.ts'
import type { HostedTools } from './step.ts'
import { fetchAnswer } from './watch-work.ts'

/** How long somebody who wants to hear a voice waits. */
const patienceMs = 60_000

/** The model that speaks with a voice of this service, as in `fal.Aria`; undefined for one that is not its own. */
export const findSpeakerRow = (
  { models, name: engine }: Pick<HostedTools, 'models' | 'name'>,
  voice: string,
): ModelRow | undefined =>
  models.find(({ task, speakers }) => task === 'speech' && speakers.some(({ name }) => `${engine}.${name}` === voice))

const sampleOrder = (speaker: { engine: string; name: string }, script: string): TaskRequest => {
  const voice = ownVoice({ recipe: null, facePrompt: null, gender: null })
  const talk = { script, sound: null, voice, pace: 1, speaker, tone: 'calm', seconds: 5, cues: [] } as const
  return { ...beginOrder(), task: 'speech', prompt: '', talk: { ...talk, cues: [] } }
}

/** The voices of a service's own, each of which can be heard; and whether it moves the lips of videos. */
export const openSpeakers = (tools: HostedTools): Required<Pick<Recipe, 'dubs' | 'speakers' | 'hearSpeaker'>> => {
  const { models, name: engine, service, patience } = tools
  return {
    dubs: () => models.some(({ task }) => task === 'dub'),
    speakers: models
      .filter(({ task }) => task === 'speech')
      .flatMap(({ speakers, model }) =>
        speakers.map(({ name, manner, ...rest }) => ({
          voice: `${engine}.${name}`,
          ...rest,
          manner: `${manner}, by ${model.name}`,
        })),
      ),
    async hearSpeaker({ voice, script, signal: stopped }) {
      const speaker = { engine, name: voice.slice(engine.length + 1) }
      const row = findSpeakerRow(tools, voice)
      if (!row) throw new EngineError('This voice is not to be had.', { reason: 'refused', retryable: false })
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(patienceMs)])
      const input = fillInput(row, { order: sampleOrder(speaker, script), files: {} })
      const id = await service.submit({ model: row.id, input, webhookUrl: null })
      for (;;) {
        const state = await service.ask({ model: row.id, id }, signal)
        if (state.state === 'done') return fetchAnswer(state.output, { model: row, tools, signal })
        if (state.state === 'failed' || state.state === 'gone')
          throw new EngineError('The service did not speak.', { reason: 'engine', retryable: true })
        await sleep(patience.pollMs, undefined, { signal })
      }
    },
  }
}
