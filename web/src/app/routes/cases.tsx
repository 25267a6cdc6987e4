import type { MetaFunction } from 'react-router'
import { CasesScreen } from '../../features/cases/cases-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Takedown cases · Visage' }]

export default CasesScreen
