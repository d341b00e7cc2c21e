import { Group, Input, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../shared/i18n.ts'
import { Button } from './Button.tsx'
import { SegmentedField } from './RadioField.tsx'
import classes from './SignatureField.module.css'
import { pathOfName, signatureBox } from './signaturePath.ts'
import { uiTexts } from './ui.texts.ts'
import { useSignatureCanvas } from './useSignatureCanvas.ts'

export interface SignatureFieldProps {
  label: string
  /** Target of a link in the summary of errors, which also reads the label by it. */
  id: string
  error?: ReactNode
  required?: boolean
  /** SVG path data in a box of 600 by 200, or null while nothing is there. */
  onChange: (path: string | null) => void
}

export function SignatureField({ label, id, error, required = false, onChange }: SignatureFieldProps) {
  const t = useTexts(uiTexts)
  const [mode, setMode] = useState<'draw' | 'type'>('draw')
  const changeMode = (next: 'draw' | 'type') => {
    setMode(next)
    onChange(null)
  }
  return (
    <Input.Wrapper
      id={id}
      tabIndex={-1}
      label={label}
      labelElement="div"
      error={error}
      withAsterisk={required}
      role="group"
      aria-label={label}
    >
      <Stack gap="xs" mt={4}>
        <SegmentedField
          label={t('signature.mode')}
          labelHidden
          value={mode}
          onChange={changeMode}
          choices={[
            { value: 'draw', label: t('signature.draw') },
            { value: 'type', label: t('signature.type') },
          ]}
        />
        {mode === 'draw' ? <DrawnSignature onChange={onChange} /> : <TypedSignature onChange={onChange} />}
      </Stack>
    </Input.Wrapper>
  )
}

function DrawnSignature({ onChange }: Pick<SignatureFieldProps, 'onChange'>) {
  const t = useTexts(uiTexts)
  const { canvas, empty, clear } = useSignatureCanvas(onChange)
  return (
    <>
      <div className={classes.frame}>
        <canvas ref={canvas} className={classes.canvas} role="img" aria-label={t('signature.area')} />
        {empty && (
          <span className={classes.hint} aria-hidden>
            {t('signature.hint')}
          </span>
        )}
      </div>
      <Group>
        <Button look="secondary" size="sm" onClick={clear}>
          {t('signature.clear')}
        </Button>
      </Group>
    </>
  )
}

function TypedSignature({ onChange }: Pick<SignatureFieldProps, 'onChange'>) {
  const t = useTexts(uiTexts)
  const [name, setName] = useState('')
  const path = pathOfName(name)
  return (
    <>
      <TextInput
        label={t('signature.typed')}
        description={t('signature.typedHint')}
        maxLength={60}
        value={name}
        onChange={(event) => {
          const next = event.currentTarget.value
          setName(next)
          const drawn = pathOfName(next)
          onChange(drawn === '' ? null : drawn)
        }}
      />
      {path !== '' && <Signature path={path} label={name} />}
    </>
  )
}

export function Signature({ path, label }: { path: string; label: string }) {
  return (
    <svg className={classes.shown} viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`} role="img" aria-label={label}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
