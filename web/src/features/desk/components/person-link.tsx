import { Link } from 'react-router'
import { personPath } from '../desk-paths.ts'

/** Who it is about, as the way to their account. */
export const PersonLink = ({ person }: { person: { id: string; email: string } | null }) =>
  person ? <Link to={personPath(person.id)}>{person.email}</Link> : 'Deleted account'
