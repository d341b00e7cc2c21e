import {
  type DokumentArt,
  type DokumentEntry,
  dokumentArten,
  dokumentContract,
  fotoArten,
} from '@dreiklang/domain/klient/dokument.contract'
import { IconDownload, IconEye, IconFile, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/Form.tsx'
import { useDeedForm } from '../../../form/useDeedForm.ts'
import { choicesOf, SelectField } from '../../../form/choiceFields.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { call } from '../../../shared/apiClient.ts'
import { formatBytes } from '../../../shared/bytes.ts'
import { formatDateTime } from '../../../shared/format.ts'
import { Badge, ErrorState, ListSkeleton, showQuery } from '../../../ui/feedback.tsx'
import { Button, IconButton } from '../../../ui/buttons.tsx'
import { Card, Group, Text, Note } from '../../../ui/layout.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { dokumenteQuery, useBild, useKlientLive, useStoreDokument } from '../../verlauf.queries.ts'
import { useMayMaintainKlienten } from '../useMayMaintainKlienten.ts'
import { useKlientForm } from '../useKlientForm.ts'
import { DateiField, useDownload } from './Nachweis.tsx'
import classes from './Verlauf.module.css'

type Offen = { was: 'NEU' } | { was: 'ANSEHEN' | 'LOESCHEN'; dokumentId: string; name: string } | null

export function DokumenteBereich({ klientId }: { klientId: string }) {
  const t = useVerlaufTexts()
  const { data, state } = showQuery(useQuery(dokumenteQuery(klientId)), { rows: 3 })
  useKlientLive(klientId, 'dokumente')
  const [open, setOffen] = useState<Offen>(null)
  const zu = () => setOffen(null)
  return (
    <Card
      title={t('dokument.titel')}
      actions={
        <Button look="secondary" onClick={() => setOffen({ was: 'NEU' })}>
          {t('dokument.neu')}
        </Button>
      }
    >
      {state}
      {data?.length === 0 && <Text>{t('dokument.keine')}</Text>}
      {data !== undefined && data.length > 0 && (
        <ul className={classes.liste} aria-label={t('dokument.liste')}>
          {data.map((dokument) => (
            <li key={dokument.id} className={classes.zeile}>
              <Zeile klientId={klientId} dokument={dokument} onOpen={setOffen} />
            </li>
          ))}
        </ul>
      )}
      {open?.was === 'NEU' && <DokumentDialog klientId={klientId} onClose={zu} />}
      {open?.was === 'ANSEHEN' && <Ansicht klientId={klientId} dokumentId={open.dokumentId} name={open.name} onClose={zu} />}
      {open?.was === 'LOESCHEN' && <DeleteDokument klientId={klientId} dokumentId={open.dokumentId} name={open.name} onClose={zu} />}
    </Card>
  )
}

interface EinesProps {
  klientId: string
  dokumentId: string
  name: string
  onClose: () => void
}

interface RowProps {
  klientId: string
  dokument: DokumentEntry
  onOpen: (open: Offen) => void
}

function Zeile({ klientId, dokument, onOpen }: RowProps) {
  const t = useVerlaufTexts()
  const { id: dokumentId, art, mediaType, groesseBytes, erfasstAm, erfasstVon, istNachweis, geloescht } = dokument
  const isImage = mediaType?.startsWith('image/') === true
  const name = dokument.name ?? t(geloescht === null ? 'nachweis.unbenannt' : 'dokument.geloeschtName')
  const Zeichen = isImage ? IconPhoto : IconFile
  return (
    <>
      <div className={classes.worte}>
        <Group gap="xs">
          <Zeichen size={20} aria-hidden />
          <Text fw={500}>{name}</Text>
          <Badge>{t(`dokument.arten.${art}`)}</Badge>
          {istNachweis && <Badge>{t('dokument.istNachweis')}</Badge>}
        </Group>
        <Note>
          {[formatDateTime(erfasstAm), erfasstVon, groesseBytes === null ? null : formatBytes(groesseBytes)]
            .filter((part) => part !== null)
            .join(' · ')}
        </Note>
        {geloescht !== null && (
          <Text size="sm">
            {t('dokument.geloescht', { am: formatDateTime(geloescht.am), von: geloescht.von ?? '', grund: geloescht.grund })}
          </Text>
        )}
      </div>
      {geloescht === null && (
        <Buttons klientId={klientId} dokumentId={dokumentId} name={name} istBild={isImage} istNachweis={istNachweis} onOpen={onOpen} />
      )}
    </>
  )
}

interface ButtonsProps {
  klientId: string
  dokumentId: string
  name: string
  istBild: boolean
  istNachweis: boolean
  onOpen: (open: Offen) => void
}

function Buttons({ klientId, dokumentId, name, istBild, istNachweis, onOpen }: ButtonsProps) {
  const t = useVerlaufTexts()
  const laden = useDownload(klientId)
  const mayDelete = useMayMaintainKlienten()
  return (
    <Group gap={8} data-no-print>
      {istBild && (
        <IconButton
          label={t('dokument.ansehen', { name })}
          icon={<IconEye size={20} aria-hidden />}
          onClick={() => onOpen({ was: 'ANSEHEN', dokumentId, name })}
        />
      )}
      <IconButton
        label={t('dokument.herunterladen', { name })}
        icon={<IconDownload size={20} aria-hidden />}
        disabled={laden.isPending}
        onClick={() => laden.mutate({ dokumentId, name })}
      />
      {mayDelete && !istNachweis && (
        <IconButton
          label={t('dokument.loeschen', { name })}
          look="danger"
          icon={<IconTrash size={20} aria-hidden />}
          onClick={() => onOpen({ was: 'LOESCHEN', dokumentId, name })}
        />
      )}
    </Group>
  )
}

function Ansicht({ klientId, dokumentId, name, onClose }: EinesProps) {
  const { url, error } = useBild(klientId, dokumentId)
  return (
    <Dialog opened onClose={onClose} title={name} size="xl">
      {error !== null && <ErrorState error={error} />}
      {url === null && error === null && <ListSkeleton rows={1} height={320} />}
      {url !== null && <img src={url} alt={name} className={classes.bild} />}
    </Dialog>
  )
}

function DeleteDokument({ klientId, dokumentId, name, onClose }: EinesProps) {
  const t = useVerlaufTexts()
  const { field, ...sending } = useKlientForm({
    initialValues: { grund: '' },
    schema: dokumentContract.removeDokument.body,
    send: (body, deedKey) =>
      call(dokumentContract.removeDokument, { params: { klientId, dokumentId }, body, idempotencyKey: deedKey(body) }),
    done: () => t('dokument.geloeschtErledigt'),
    onDone: onClose,
  })
  return (
    <FormDialog title={t('dokument.loeschenTitel')} sending={sending} submit={t('dokument.jetztLoeschen')} danger onClose={onClose}>
      <Text>{t('dokument.loeschenText', { name })}</Text>
      <TextField {...field('grund')} label={t('dokument.grund')} maxLength={300} required />
    </FormDialog>
  )
}

interface NewDokument {
  art: DokumentArt | null
  datei: File | null
}

function DokumentDialog({ klientId, onClose }: { klientId: string; onClose: () => void }) {
  const t = useVerlaufTexts()
  const ablegen = useStoreDokument(klientId)
  const initialValues: NewDokument = { art: null, datei: null }
  const { form, field, ...sending } = useDeedForm({
    initialValues,
    schema: dokumentContract.addDokument.query,
    toBody: ({ art, datei }) => ({ art, dateiName: datei?.name ?? null }),
    send: async ({ art, dateiName }, deedKey) => {
      const { datei } = form.values
      if (datei === null) return
      const { size, lastModified } = datei
      await ablegen.mutateAsync({ angaben: { art, datei }, schluessel: deedKey({ art, dateiName, size, lastModified }) })
    },
    done: () => t('dokument.gespeichert'),
    onDone: onClose,
  })
  const { art, datei } = form.values
  const { id, error } = field('dateiName')
  return (
    <FormDialog title={t('dokument.neu')} sending={sending} submit={t('dokument.speichern')} onClose={onClose}>
      <SelectField
        {...field('art')}
        label={t('dokument.art')}
        description={art !== null && fotoArten.includes(art) ? t('dokument.fotoHinweis') : undefined}
        choices={choicesOf(dokumentArten, (value) => t(`dokument.arten.${value}`))}
        required
      />
      <DateiField
        label={t('dokument.titel')}
        id={id}
        error={error}
        datei={datei}
        onChange={(neu) => {
          form.setFieldValue('datei', neu)
          form.clearFieldError('dateiName')
        }}
      />
    </FormDialog>
  )
}
