import type { MetaFunction } from 'react-router'
import { GeneratorPage } from '../generator-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Face Generation · Visage' }]

const Face = () => <GeneratorPage kind="face" tour="face" />

export default Face
