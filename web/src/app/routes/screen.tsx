import { useLocation } from 'react-router'
import type { MetaFunction } from 'react-router'
import { pagePath } from '../../lib/routing/paths.ts'
import { findScreen } from '../screens/screens.ts'

export const meta: MetaFunction = ({ location }) => [{ title: findScreen(pagePath(location.pathname))?.title }]

const ScreenPage = () => {
  const found = findScreen(pagePath(useLocation().pathname))
  return found && <found.Screen />
}

export default ScreenPage
