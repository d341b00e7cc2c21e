import { IconCheck, IconWritingSign } from '@tabler/icons-react'
import { useState } from 'react'
import { Signature, SignatureField } from '../../form/SignatureField.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import { type Teil, fieldId } from './teile.ts'
import classes from './Sheet.module.css'

type Signer = 'handzeichen' | 'klientUnterschrift'

function stateWord(feld: Signer, signed: boolean) {
  if (signed) return 'abschluss.unterschrieben'
  return feld === 'handzeichen' ? 'abschluss.fehlt' : 'abschluss.freiwillig'
}

/** A line until somebody signs: then the field opens under it. */
export function SignatureLine({ feld, blatt, change }: Teil & { feld: Signer }) {
  const t = useDokumentationTexts()
  const [open, setOpen] = useState(false)
  const path = blatt[feld]
  const id = `${fieldId(feld)}-feld`
  const signed = path !== null
  return (
    <>
      <button
        type="button"
        id={fieldId(feld)}
        className={classes.opener}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <IconWritingSign size={20} aria-hidden />
        <span className={classes.lineName}>{t(`abschluss.${feld}`)}</span>
        <span className={classes.signed} data-signed={signed || undefined}>
          {signed && <IconCheck size={18} aria-hidden />}
          {t(stateWord(feld, signed))}
        </span>
      </button>
      {open && (
        <div className={classes.signature}>
          <SignatureOf id={id} feld={feld} path={path} onChange={(neu) => change(feld, neu)} />
        </div>
      )}
    </>
  )
}

interface SignatureOfProps {
  id: string
  feld: Signer
  path: string | null
  onChange: (path: string | null) => void
}

/** What was signed before stands there until somebody signs anew. */
function SignatureOf({ id, feld, path, onChange }: SignatureOfProps) {
  const t = useDokumentationTexts()
  const [before, setBefore] = useState(path)
  const label = t(`abschluss.${feld}`)
  if (before === null) return <SignatureField id={id} label={label} required={feld === 'handzeichen'} onChange={onChange} />
  return (
    <FieldGroup label={label} id={id}>
      <Stack gap="xs">
        <Signature path={before} label={label} />
        <Button
          look="secondary"
          onClick={() => {
            setBefore(null)
            onChange(null)
          }}
        >
          {t('abschluss.neuUnterschreiben')}
        </Button>
      </Stack>
    </FieldGroup>
  )
}
