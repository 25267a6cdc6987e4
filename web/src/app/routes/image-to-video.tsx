import type { MetaFunction } from 'react-router'
import { GeneratorPage } from '../generator-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Image to Video · Visage' }]

const ImageToVideo = () => <GeneratorPage kind="image-to-video" />

export default ImageToVideo
