import { useLocation } from 'react-router'
import type { MetaFunction } from 'react-router'
import { CLIENT_ONLY_TITLES } from '../../lib/routing/client-only-paths.ts'
import { pagePath } from '../../lib/routing/paths.ts'
import { findScreen } from '../screens/screens.ts'

export const meta: MetaFunction = ({ location }) => [{ title: CLIENT_ONLY_TITLES[pagePath(location.pathname)] }]

const ScreenPage = () => {
  const found = findScreen(pagePath(useLocation().pathname))
  return found && <found.Screen />
}

export default ScreenPage
