import { NavLink } from 'react-router'
import { PATHS } from '../../lib/routing/paths.ts'
import classes from './gallery-parts.module.css'

/** The two parts of the gallery: all items, and collections of them. */
export const GalleryParts = () => (
  <nav className={classes.parts} aria-label="Gallery">
    <NavLink to={PATHS.gallery} end>
      Items
    </NavLink>
    <NavLink to={PATHS.collections} end>
      Collections
    </NavLink>
  </nav>
)
