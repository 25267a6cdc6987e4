declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { FunctionComponent, SVGProps } from 'react'

  const Icon: FunctionComponent<SVGProps<SVGSVGElement> & { size?: number | string; stroke?: number | string }>
  export default Icon
}
