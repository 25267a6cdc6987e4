import type { MetaFunction } from 'react-router'
import { GeneratorPage } from '../generator-page.tsx'

export const meta: MetaFunction = () => [{ title: 'AI Music · Visage' }]

const AiMusic = () => <GeneratorPage kind="music" />

export default AiMusic
