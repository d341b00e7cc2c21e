import { useState } from 'react'
import { FormElement } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Stack } from '../../ui/layout.tsx'

interface CodeFormProps {
  label: string
  help: string
  /** What is said when the input cannot be a code. */
  wrong: string
  submit: string
  start: string
  /** Null for what cannot be a code. */
  read: (input: string) => string | null
  onCode: (code: string) => void
}

/** For a code from paper, a card or a mail. */
export function CodeForm({ label, help, wrong, submit, start, read, onCode }: CodeFormProps) {
  const [input, setInput] = useState(start)
  const [isWrong, setIsWrong] = useState(false)
  const onSubmit = () => {
    const code = read(input)
    setIsWrong(code === null)
    if (code !== null) onCode(code)
  }
  return (
    <Card>
      <FormElement onSubmit={onSubmit}>
        <Stack gap="md">
          <TextField
            label={label}
            description={help}
            value={input}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={isWrong && wrong}
            onChange={(event) => setInput(event.currentTarget.value)}
          />
          <Button type="submit">{submit}</Button>
        </Stack>
      </FormElement>
    </Card>
  )
}
