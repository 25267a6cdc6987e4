import type { MetaFunction } from 'react-router'
import { GeneratorPage } from '../generator-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Image Generation · Visage' }]

const Image = () => <GeneratorPage kind="image" tour="image" />

export default Image
