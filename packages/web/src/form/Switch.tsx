import { Switch as BaseSwitch } from '@mantine/core'
import classes from './Switch.module.css'

export interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Takes effect immediately; what waits for a save button is a checkbox. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <BaseSwitch
      label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
      classNames={{ track: classes.track ?? '', label: classes.label ?? '' }}
    />
  )
}
