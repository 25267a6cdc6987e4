export { loadFaceModels } from './judge/models.ts'
export { type ClipFrame, swapFaceInClip } from './swap/clip/swap-face-in-clip.ts'
export { locateFaces } from './swap/locate-faces.ts'
export { findTargetFaces } from './swap/find-target-faces.ts'
