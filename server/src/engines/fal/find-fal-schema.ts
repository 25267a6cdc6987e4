import { ServiceRefusedError } from '../hosted/hosted-service.ts'
import type { PublishedSchema } from '../hosted/hosted-service.ts'
import type { AskFal } from './ask-fal.ts'
import * as shapes from './fal-shapes.ts'

/** What a model of fal takes: the body of the one call of its OpenAPI description that has one. */
export const findFalSchema = async (fal: AskFal, model: string): Promise<PublishedSchema | undefined> => {
  const query = new URLSearchParams({ endpoint_id: model, expand: 'openapi-3.0' })
  const read = await fal
    .ask({ url: `${fal.hosts.api}/models?${query}` }, shapes.listedModels)
    .catch((error: unknown) => {
      if (error instanceof ServiceRefusedError && error.status === 404) return { models: [] }
      throw error
    })
  const found = read.models.find(({ endpoint_id: id }) => id === model)
  if (!found) return undefined
  const { paths = {}, components = { schemas: {} } } = found.openapi ?? {}
  const [body] = Object.values(paths).flatMap(({ post }) => post?.requestBody ?? [])
  return { input: body?.content['application/json'].schema ?? {}, named: components.schemas }
}
