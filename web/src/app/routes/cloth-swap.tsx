import type { MetaFunction } from 'react-router'
import { GeneratorPage } from '../generator-page.tsx'

export const meta: MetaFunction = () => [{ title: 'Cloth Swap · Visage' }]

const ClothSwap = () => <GeneratorPage kind="cloth" />

export default ClothSwap
