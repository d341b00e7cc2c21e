import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { type ReactNode, useState } from 'react'
import { useBild } from '../../klient/verlauf.queries.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ListSkeleton } from '../../ui/feedback.tsx'
import { UnstyledButton } from '../../ui/buttons.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import classes from './Fotos.module.css'

type Wunde = Blatt['wunden'][number]

interface FotosProps {
  klientId: string
  stelle: Wunde['stelle'] | null
  fotos: Wunde['fotos']
  dazu?: (nr: number) => ReactNode
}

export function Fotos({ klientId, stelle, fotos, dazu }: FotosProps) {
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
