import { type ImportField, type ImportRoh, importFields } from '@dreiklang/domain/klient/import'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { useState } from 'react'
import { TextField } from '../../../form/TextField.tsx'
import { saveBlob } from '../../../shared/download.ts'
import { useLanguage } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { useImportTexts } from '../../klient.texts.ts'
import type { ImportLinie, ImportTable } from './importLinien.ts'

/** `adresse.plz` is said in the column `plz`. */
const fieldOf = (path: string): ImportField | undefined => {
  const parts = path.split('.')
  return importFields.find((field) => parts.includes(field))
}

/** The German word of a field is the same as that of its column; of an address the last part counts. */
export function useImportSentence(): (error: { path: string; code: string }) => string {
  const t = useImportTexts()
  const language = useLanguage()
  return ({ path, code }) => {
    const field = fieldOf(path)
    return `${field === undefined ? path : t(`feld.${field}`)}: ${fieldSentences[code]?.[language] ?? code}`
  }
}

interface KorrekturProps {
  linie: ImportLinie
  onKorrigiert: (nr: number, said: ImportRoh) => void
}

/** The cells that are wrong can be put right here; the file stays as it is. */
export function Korrektur({ linie, onKorrigiert }: KorrekturProps) {
  const t = useImportTexts()
  const [open, setOpen] = useState(false)
  const { nr, name, roh, befund } = linie
  const fields = [...new Set(befund.fehler.flatMap(({ path }) => fieldOf(path) ?? []))]
  if (fields.length === 0) return null
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        aria-label={t('korrektur.von', { name: name === '' ? String(nr) : name })}
        onClick={() => setOpen(true)}
      >
        {t('korrektur.knopf')}
      </Button>
      {open && (
        <KorrekturDialog
          title={t('korrektur.titel', { zeile: nr, name })}
          fields={fields}
          roh={roh}
          onClose={() => setOpen(false)}
          onSave={(said) => {
            onKorrigiert(nr, said)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

interface KorrekturDialogProps {
  title: string
  fields: readonly ImportField[]
  roh: ImportRoh
  onClose: () => void
  onSave: (said: ImportRoh) => void
}

function KorrekturDialog({ title, fields, roh, onClose, onSave }: KorrekturDialogProps) {
  const t = useImportTexts()
  const [said, setSaid] = useState<ImportRoh>(() => Object.fromEntries(fields.map((field) => [field, roh[field] ?? ''])))
  return (
    <Dialog
      opened
      title={title}
      onClose={onClose}
      cancel={t('korrektur.abbrechen')}
      onSubmit={() => onSave(said)}
      actions={<Button type="submit">{t('korrektur.uebernehmen')}</Button>}
    >
      <Stack gap="sm">
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`feld.${field}`)}
            value={said[field] ?? ''}
            onChange={({ currentTarget: { value } }) => setSaid((before) => ({ ...before, [field]: value }))}
          />
        ))}
      </Stack>
    </Dialog>
  )
}

/** As they stand in the file, and what is wrong with each: to be put right in the program that they came from. */
export function BadLinesButton({ tabelle, linien }: { tabelle: ImportTable; linien: readonly ImportLinie[] }) {
  const t = useImportTexts()
  const sentence = useImportSentence()
  const bad = linien.filter(({ befund }) => befund.klient === null)
  if (bad.length === 0) return null
  const save = async () => {
    const { unparse } = await import('papaparse')
    const rows = bad.map(({ nr, befund }) => [...(tabelle.zeilen[nr - 2] ?? []), befund.fehler.map(sentence).join(' ')])
    const csv = unparse([[...tabelle.kopf, t('korrektur.spalte')], ...rows], { delimiter: ';', escapeFormulae: true })
    saveBlob(new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }), t('korrektur.datei'))
  }
  return (
    <Button look="secondary" onClick={() => void save().catch(toastError)}>
      {t('korrektur.laden')}
    </Button>
  )
}
