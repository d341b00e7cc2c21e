import { Checkbox as BaseCheckbox, type CheckboxProps, Text } from '@mantine/core'

type CheckboxFieldProps = Omit<CheckboxProps, 'size' | 'radius' | 'label' | 'required'> & { label: string; required?: boolean }

/** Required: one of its two answers has to be given. The attribute of HTML would demand a yes. */
export function Checkbox({ label, required = false, ...rest }: CheckboxFieldProps) {
  if (!required) return <BaseCheckbox {...rest} label={label} />
  const marked = (
    <>
      {label}
      <Text span c="var(--mantine-color-error)" aria-hidden>
        {' *'}
      </Text>
    </>
  )
  return <BaseCheckbox {...rest} aria-required label={marked} />
}
