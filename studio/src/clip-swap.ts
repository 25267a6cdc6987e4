export { loadFaceModels } from './judge/models.ts'
export { type ClipFrame, swapFaceInClip } from './swap/clip/swap-face-in-clip.ts'
export { type FaceBox, locateFaces } from './swap/locate-faces.ts'
