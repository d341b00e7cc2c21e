import { Input, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState, useCallback, useEffect, useRef } from 'react'
import SignatureCanvas from 'signature_pad'
import { useUiTexts } from '../ui/ui.texts.ts'
import { SegmentedField } from './choiceFields.tsx'
import { pathOfName, signatureBox, fitStrokes, pathOfStrokes } from './signaturePath.ts'
import classes from './SignatureField.module.css'

export interface SignatureFieldProps {
  label: string
  /** Target of a link in the summary of errors, which also reads the label by it. */
  id: string
  error?: ReactNode
  required?: boolean
  /** SVG path data in a box of 600 by 200, or null while nothing is there. */
  onChange: (path: string | null) => void
  /** A proof that is no signature, in the same row, which then says what is asked for. */
  otherWay?: OtherWay | undefined
}

interface OtherWay {
  label: string
  chosen: boolean
  onChoose: (chosen: boolean) => void
  content: ReactNode
}

type Mode = 'draw' | 'type' | 'other'

export function SignatureField({ label, id, error, required = false, onChange, otherWay }: SignatureFieldProps) {
  const t = useUiTexts()
  const [signing, setSigning] = useState<Exclude<Mode, 'other'>>('draw')
  const mode: Mode = otherWay?.chosen === true ? 'other' : signing
  const changeMode = (next: Mode) => {
    if (next !== 'other') setSigning(next)
    otherWay?.onChoose(next === 'other')
    onChange(null)
  }
  return (
    <Input.Wrapper
      id={id}
      tabIndex={-1}
      label={label}
      {...(otherWay === undefined ? {} : { labelProps: { className: classes.heard ?? '' } })}
      labelElement="div"
      error={error}
      withAsterisk={required && otherWay === undefined}
      role="group"
      aria-label={label}
    >
      <Stack gap="xs" mt={4} className={classes.ways ?? ''}>
        <SegmentedField<Mode>
          label={t('signature.mode')}
          labelHidden
          value={mode}
          onChange={changeMode}
          choices={[
            { value: 'draw', label: t('signature.draw') },
            { value: 'type', label: t('signature.type') },
            ...(otherWay === undefined ? [] : [{ value: 'other' as const, label: otherWay.label }]),
          ]}
        />
        {mode === 'draw' && <DrawnSignature onChange={onChange} />}
        {mode === 'type' && <TypedSignature onChange={onChange} />}
        {mode === 'other' && otherWay?.content}
      </Stack>
    </Input.Wrapper>
  )
}

function DrawnSignature({ onChange }: Pick<SignatureFieldProps, 'onChange'>) {
  const t = useUiTexts()
  const { canvas, empty, clear } = useSignatureCanvas(onChange)
  return (
    <div className={classes.frame}>
      <canvas ref={canvas} className={classes.canvas} role="img" aria-label={t('signature.area')} />
      {empty && (
        <span className={classes.hint} aria-hidden>
          {t('signature.hint')}
        </span>
      )}
      {!empty && (
        <button type="button" className={classes.clear} onClick={clear}>
          {t('signature.clear')}
        </button>
      )}
    </div>
  )
}

function TypedSignature({ onChange }: Pick<SignatureFieldProps, 'onChange'>) {
  const t = useUiTexts()
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

function useSignatureCanvas(onChange: (path: string | null) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignatureCanvas>(null)
  const [empty, setEmpty] = useState(true)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d') ?? null
    // Without a drawing surface (some locked-down browsers) the typed way remains.
    if (element === null || context === null) return
    const drawing = new SignatureCanvas(element, { penColor: '#0f172a', minWidth: 1, maxWidth: 2.5 })
    pad.current = drawing
    // The bitmap must have the pixels of the screen, or the line lands beside the finger.
    const resize = () => {
      const ratio = Math.max(window.devicePixelRatio, 1)
      const strokes = drawing.toData()
      element.width = element.offsetWidth * ratio
      element.height = element.offsetHeight * ratio
      context.scale(ratio, ratio)
      drawing.fromData(strokes)
    }
    const finish = () => {
      const strokes = drawing.toData().map((group) => group.points)
      setEmpty(strokes.length === 0)
      tell.current(pathOfStrokes(fitStrokes(strokes, { width: element.offsetWidth, height: element.offsetHeight })))
    }
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    drawing.addEventListener('endStroke', finish)
    return () => {
      observer.disconnect()
      drawing.removeEventListener('endStroke', finish)
      drawing.off()
    }
  }, [])

  const clear = useCallback(() => {
    pad.current?.clear()
    setEmpty(true)
    tell.current(null)
  }, [])

  return { canvas, empty, clear }
}
