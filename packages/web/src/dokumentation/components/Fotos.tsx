import { dateiTypen, isImage } from '@dreiklang/domain/datei/datei'
import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type ComponentProps, lazy, Suspense, useState, useRef } from 'react'
import { FieldGroup } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useDeedKey } from '../../form/useSchemaForm.ts'
import { einwilligungenQuery, useBild, useKlientLive, useStoreDokument } from '../../klient/verlauf.queries.ts'
import { ApiError } from '../../shared/apiError.ts'
import { drawKlein } from '../../shared/shrink.ts'
import { useOnline } from '../../shared/useOnline.ts'
import { UnstyledButton, Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert, ListSkeleton } from '../../ui/feedback.tsx'
import { Group, Stack, Note } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import classes from './Fotos.module.css'

const EinwilligungDialog = lazy(async () => ({
  default: (await import('../../klient/components/verlauf/EinwilligungenBereich.tsx')).EinwilligungDialog,
}))

type Wunde = Blatt['wunden'][number]

interface FotosProps {
  klientId: string
  stelle: Wunde['stelle'] | null
  fotos: Wunde['fotos']
  dazu?: (nr: number) => ReactNode
}

function Fotos({ klientId, stelle, fotos, dazu }: FotosProps) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  if (fotos.length === 0) return null
  return (
    <ul className={classes.fotos}>
      {fotos.map(({ dokumentId, massstab }, i) => (
        <li key={dokumentId} className={classes.foto}>
          <Foto
            klientId={klientId}
            dokumentId={dokumentId}
            name={t('foto.name', { nr: i + 1, stelle: stelle === null ? t('foto.ohneStelle') : w(`stelle.${stelle}`), massstab })}
          />
          {dazu === undefined ? <span>{massstab}</span> : dazu(i)}
        </li>
      ))}
    </ul>
  )
}

function Foto({ klientId, dokumentId, name }: { klientId: string; dokumentId: string; name: string }) {
  const t = useDokumentationTexts()
  const { url, error } = useBild(klientId, dokumentId)
  const [gross, setGross] = useState(false)
  if (error !== null) return <span role="img" aria-label={t('foto.nichtDa', { name })} className={classes.leer} />
  if (url === null) return <ListSkeleton rows={1} height={96} />
  return (
    <>
      <UnstyledButton className={classes.knopf ?? ''} aria-label={t('foto.gross', { name })} onClick={() => setGross(true)}>
        <img src={url} alt={name} className={classes.klein} />
      </UnstyledButton>
      {gross && (
        <Dialog opened onClose={() => setGross(false)} title={name} size="xl">
          <img src={url} alt={name} className={classes.gross} />
        </Dialog>
      )}
    </>
  )
}

export function WundFotos({ klientId, wunden }: { klientId: string | null; wunden: Blatt['wunden'] }) {
  if (klientId === null) return null
  return wunden.map(({ id, stelle, fotos }) => <Fotos key={id} klientId={klientId} stelle={stelle} fotos={fotos} />)
}

/** Sharp enough on any screen, and uploading takes seconds even on a slow connection. */
const maxPixel = 2000
const guete = 0.85
const most = 6

interface FotoFieldProps {
  klientId: string
  stelle: Wunde['stelle'] | null
  fotos: Wunde['fotos']
  onChange: (change: (fotos: Wunde['fotos']) => Wunde['fotos']) => void
  massstab: (nr: number) => Omit<ComponentProps<typeof TextField>, 'label'>
}

export function FotoField({ klientId, stelle, fotos, onChange, massstab }: FotoFieldProps) {
  const t = useDokumentationTexts()
  const online = useOnline()
  const { nimm, laeuft, fehler } = useAufnahme(klientId, (dokumentId) =>
    onChange((previous) => {
      const others = previous.filter((foto) => foto.dokumentId !== dokumentId)
      // Several photos of one wound usually show the same ruler.
      return [...others, { dokumentId, massstab: others.at(-1)?.massstab ?? '' }]
    }),
  )
  const einwilligung = useFotoEinwilligung(klientId, online)
  const zu = !online || laeuft || fotos.length >= most || !einwilligung.given
  return (
    <FieldGroup label={t('foto.titel')} error={fehler}>
      <Stack gap="sm">
        <Fotos
          klientId={klientId}
          stelle={stelle}
          fotos={fotos}
          dazu={(nr) => (
            <>
              <TextField {...massstab(nr)} label={t('foto.massstab')} placeholder={t('foto.massstabBeispiel')} required maxLength={60} />
              <Button
                look="secondary"
                aria-label={t('foto.entfernenVon', { nr: nr + 1 })}
                onClick={() => onChange((previous) => previous.filter((_foto, i) => i !== nr))}
              >
                {t('foto.entfernen')}
              </Button>
            </>
          )}
        />
        {einwilligung.missing && <EinwilligungMissing klientId={klientId} />}
        <Group gap="sm">
          <span className={classes.kamera}>
            <Waehler name={t('foto.aufnehmen')} icon={<IconCamera size={20} aria-hidden />} kamera zu={zu} laeuft={laeuft} onWahl={nimm} />
          </span>
          <Waehler name={t('foto.waehlen')} icon={<IconPhoto size={20} aria-hidden />} zu={zu} laeuft={laeuft} onWahl={nimm} />
        </Group>
        <Note role="status">{online ? t('foto.hinweis') : t('foto.ohneNetz')}</Note>
      </Stack>
    </FieldGroup>
  )
}

/** Asked before the camera opens: a picture that may not be kept is not taken. Unknown as long as nothing was answered. */
function useFotoEinwilligung(klientId: string, online: boolean): { given: boolean; missing: boolean } {
  const { data } = useQuery({ ...einwilligungenQuery(klientId), enabled: online })
  useKlientLive(klientId, 'einwilligungen')
  const given = data?.some(({ art, gilt }) => art === 'FOTO' && gilt) ?? false
  return { given, missing: data !== undefined && !given }
}

function EinwilligungMissing({ klientId }: { klientId: string }) {
  const t = useDokumentationTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Alert
        tone="warning"
        title={t('foto.einwilligung.fehlt')}
        actions={
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('foto.einwilligung.eintragen')}
          </Button>
        }
      >
        {t('foto.einwilligung.text')}
      </Alert>
      {open && (
        // The dialog lies in the form of the wound as far as events go: saving the consent must not save the wound.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Suspense fallback={<ListSkeleton rows={3} height={64} />}>
            <EinwilligungDialog klientId={klientId} only="FOTO" onClose={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </>
  )
}

interface WaehlerProps {
  name: string
  icon: ComponentProps<typeof Button>['icon']
  kamera?: boolean
  zu: boolean
  laeuft: boolean
  onWahl: (file: File) => void
}

function Waehler({ name, icon, kamera = false, zu, laeuft, onWahl }: WaehlerProps) {
  const eingabe = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="secondary" icon={icon} disabled={zu} busy={laeuft} onClick={() => eingabe.current?.click()}>
        {name}
      </Button>
      <input
        ref={eingabe}
        type="file"
        hidden
        aria-label={name}
        accept={dateiTypen.filter(isImage).join(',')}
        capture={kamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          // Selecting the same file again must trigger a change, too.
          currentTarget.value = ''
          if (chosen !== undefined) onWahl(chosen)
        }}
      />
    </>
  )
}

function useAufnahme(klientId: string, onAbgelegt: (dokumentId: string) => void) {
  const t = useDokumentationTexts()
  const ablegen = useStoreDokument(klientId)
  const key = useDeedKey()
  const [laeuft, setLaeuft] = useState(false)
  const [fehler, setError] = useState<string>()
  const put = async (foto: File): Promise<void> => {
    const asJpeg = await drawKlein(foto, maxPixel)
    const klein = asJpeg === null ? null : await asJpeg(guete)
    if (klein === null) {
      setError(t('foto.unlesbar'))
      return
    }
    const datei = new File([klein], `${t('foto.datei')}.jpg`, { type: 'image/jpeg' })
    const { name, size, lastModified } = foto
    const { id } = await ablegen.mutateAsync({ angaben: { art: 'WUNDFOTO', datei }, schluessel: key({ name, size, lastModified }) })
    onAbgelegt(id)
  }
  return {
    laeuft,
    fehler,
    nimm(foto: File) {
      setLaeuft(true)
      setError(undefined)
      void put(foto)
        .catch((error: unknown) => setError(error instanceof ApiError ? error.message : t('foto.nichtAbgelegt')))
        .finally(() => setLaeuft(false))
    },
  }
}
