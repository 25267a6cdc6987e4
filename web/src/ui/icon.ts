import type { FunctionComponent, SVGProps } from 'react'

/** An icon of `@tabler/icons-react/dist/esm/icons/Icon….mjs`, imported one by one. */
export type Icon = FunctionComponent<Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number; stroke?: number }>
