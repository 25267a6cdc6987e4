import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm'
import { loadGraphModel } from '@tensorflow/tfjs-converter'
import type { GraphModel } from '@tensorflow/tfjs-converter'
import * as tf from '@tensorflow/tfjs-core'
import type { io } from '@tensorflow/tfjs-core'

export type FaceModels = { detector: GraphModel; mesh: GraphModel; traits: GraphModel }

/**
 * Loads the three face networks from the files of the package @vladmandic/human:
 * blazeface finds faces, facemesh places 468 points, faceres reads gender, age and an embedding.
 * They run on TensorFlow.js with its WebAssembly backend, without the package's own runtime and without network.
 * @throws Error when the packages are not installed.
 */
export const loadFaceModels = async (): Promise<FaceModels> => {
  setWasmPaths(`${join(packageFolder('@tensorflow/tfjs-backend-wasm'), 'dist')}/`)
  await tf.setBackend('wasm')
  await tf.ready()
  const folder = join(packageFolder('@vladmandic/human'), 'models')
  const [detector, mesh, traits] = await Promise.all(
    ['blazeface', 'facemesh', 'faceres'].map((name) => loadModel(folder, name)),
  )
  return { detector, mesh, traits }
}

/** Found by looking through the parent folders: the package's exports do not name its model files. */
const packageFolder = (name: string): string => {
  const candidates = createRequire(import.meta.url).resolve.paths(name) ?? []
  const folder = candidates.map((path) => join(path, name)).find((path) => existsSync(path))
  if (!folder) throw new Error(`The package ${name} is not installed: run npm install.`)
  return folder
}

const loadModel = async (folder: string, name: string): Promise<GraphModel> => {
  const path = join(folder, `${name}.json`)
  const description = JSON.parse(await readFile(path, 'utf8')) as {
    modelTopology: object
    signature?: object
    format?: string
    weightsManifest: { paths: string[]; weights: io.WeightsManifestEntry[] }[]
  }
  const files = description.weightsManifest.flatMap((group) => group.paths)
  const parts = await Promise.all(files.map((file) => readFile(join(dirname(path), file))))
  const artifacts: io.ModelArtifacts = {
    modelTopology: description.modelTopology,
    weightSpecs: description.weightsManifest.flatMap((group) => group.weights),
    weightData: new Uint8Array(Buffer.concat(parts)).buffer,
    signature: description.signature,
    format: description.format,
  }
  return loadGraphModel({ load: async () => artifacts })
}

/** Runs a network on one picture of values (channels last) and hands back plain arrays with their shapes. */
export const runModel = (
  model: GraphModel,
  input: { values: Float32Array; size: number },
): { shape: number[]; values: Float32Array }[] => {
  let outputs: { shape: number[]; values: Float32Array }[] = []
  // Nothing is handed back through `tidy`: it would look for tensors in every single number.
  tf.tidy(() => {
    const result = model.execute(tf.tensor(input.values, [1, input.size, input.size, 3]))
    const tensors = Array.isArray(result) ? result : [result]
    outputs = tensors.map((tensor) => ({ shape: tensor.shape, values: tensor.dataSync<'float32'>() }))
  })
  return outputs
}
