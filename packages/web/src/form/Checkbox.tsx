import { Checkbox as BaseCheckbox, type CheckboxProps } from '@mantine/core'

export function Checkbox(props: Omit<CheckboxProps, 'size' | 'radius' | 'label'> & { label: string }) {
  return <BaseCheckbox {...props} />
}
