import type { MetaFunction } from 'react-router'
import { FeedbackScreen } from '../../features/feedback/components/feedback-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Feedback · Visage' }]

export default FeedbackScreen
