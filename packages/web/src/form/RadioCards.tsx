import { useId, type ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'
import classes from './RadioCards.module.css'

export interface CardChoice<Value extends string> {
  value: Value
  label: string
  /** One line under the label; for a choice that is closed: why. */
  description?: string | undefined
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioCardsProps<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  choices: readonly CardChoice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  words?: 'short' | 'long'
}

/** The whole card is the target, even for a gloved thumb. */
export function RadioCards<Value extends string>({ choices, value, onChange, words = 'long', ...group }: RadioCardsProps<Value>) {
  const name = useId()
  return (
    <FieldGroup {...group}>
      <div className={classes.cards} data-words={words}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes.card}
            data-checked={choice.value === value || undefined}
            data-disabled={choice.disabled || undefined}
          >
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled ?? false}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon !== undefined && (
              <span aria-hidden className={classes.icon}>
                {choice.icon}
              </span>
            )}
            <span className={classes.words}>
              <span className={classes.label}>{choice.label}</span>
              {choice.description !== undefined && <span className={classes.description}>{choice.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
