import type { MetaFunction } from 'react-router'
import { GeneratorPage } from '../generator-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Video Generation · Visage' }]

const Video = () => <GeneratorPage kind="video" tour="video" />

export default Video
