import type { MetaFunction } from 'react-router'
import { FeedbackScreen } from '../../features/feedback/feedback-screen.tsx'

export const meta: MetaFunction = () => [{ title: 'Feedback · Visage' }]

export default FeedbackScreen
