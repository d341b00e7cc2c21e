/** A button without any look, for rows and tiles that are pressed as a whole. */
export { UnstyledButton } from '@mantine/core'
