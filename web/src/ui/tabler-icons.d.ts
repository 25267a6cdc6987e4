declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from './icon.ts'

  const icon: Icon
  export default icon
}
