import type { MetaFunction } from 'react-router'
import { PageHeading } from '../../ui/page-heading.tsx'

export const meta: MetaFunction = () => [{ title: 'Face Generation · Visage' }]

const Face = () => <PageHeading title="Face Generation" />

export default Face
