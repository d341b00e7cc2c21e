import { maxFotos, maxFotoCharacters } from '@dreiklang/domain/anliegen/anliegen'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { FieldGroup } from '../../form/Form.tsx'
import { drawKlein } from '../../shared/shrink.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { useFormularTexts } from '../anliegen.texts.ts'
import type { FrageFields } from './frageValues.ts'
import classes from './FotoField.module.css'

/** Small print of a pack stays readable, and uploading takes seconds even on a slow connection. */
const maxPixel = 1600

const guete = [0.85, 0.7, 0.5, 0.3]

export function FotoField({ form }: Pick<FrageFields, 'form'>) {
  const t = useFormularTexts()
  const eingabe = useRef<HTMLInputElement>(null)
  const [arbeitet, setArbeitet] = useState(false)
  const [unlesbar, setUnlesbar] = useState(false)
  const { fotos } = form.values
  const vomServer = fotos.findIndex((_foto, i) => form.errors[`fotos.${i}`] !== undefined)

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const dateien = [...(currentTarget.files ?? [])].slice(0, maxFotos - fotos.length)
    // Selecting the same file again must trigger a change, too.
    currentTarget.value = ''
    setArbeitet(true)
    const added = await Promise.all(dateien.map(shrink))
    setArbeitet(false)
    setUnlesbar(added.includes(null))
    form.setFieldValue('fotos', (previous) => [...previous, ...added.filter((foto) => foto !== null)].slice(0, maxFotos))
  }
  const remove = (nr: number) => {
    form.clearFieldError(`fotos.${nr}`)
    form.setFieldValue('fotos', (previous) => previous.filter((_foto, i) => i !== nr))
    eingabe.current?.parentElement?.querySelector('button')?.focus()
  }
  return (
    <FieldGroup label={t('foto.titel')}>
      <Stack gap="sm">
        <Text size="sm">{t('foto.hilfe')}</Text>
        {fotos.length > 0 && (
          <ul className={classes.fotos}>
            {fotos.map((foto, i) => (
              <li key={`${i} ${foto}`} className={classes.foto}>
                <img src={`data:image/jpeg;base64,${foto}`} alt={t('foto.bild', { nr: i + 1 })} />
                <Button look="subtle" icon={<IconTrash size={20} aria-hidden />} onClick={() => remove(i)}>
                  {t('foto.entfernen', { nr: i + 1 })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {(unlesbar || vomServer >= 0) && (
          <Alert tone="danger" urgent>
            {vomServer >= 0 ? t('foto.unlesbarNr', { nr: vomServer + 1 }) : t('foto.unlesbar')}
          </Alert>
        )}
        <div>
          <input
            ref={eingabe}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            hidden
            aria-label={t('foto.waehlen')}
            onChange={(event) => void take(event)}
          />
          <Button
            look="secondary"
            icon={<IconCamera size={20} aria-hidden />}
            busy={arbeitet}
            disabled={fotos.length >= maxFotos}
            onClick={() => eingabe.current?.click()}
          >
            {t('foto.waehlen')}
          </Button>
        </div>
      </Stack>
    </FieldGroup>
  )
}

async function asBase64(blob: Blob): Promise<string> {
  let zeichen = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) zeichen += String.fromCharCode(byte)
  return btoa(zeichen)
}

/** A small JPEG in base64. Null when the browser cannot draw it or it stays too large. */
async function shrink(file: Blob): Promise<string | null> {
  const asJpeg = await drawKlein(file, maxPixel)
  if (asJpeg === null) return null
  for (const one of guete) {
    const blob = await asJpeg(one)
    const text = blob === null ? null : await asBase64(blob)
    if (text !== null && text.length <= maxFotoCharacters) return text
  }
  return null
}
