export { UnstyledButton } from '@mantine/core'
