import { organisationStatus } from '@dreiklang/domain/organisation/freigabe.contract'
import type { OrganisationEintrag } from '@dreiklang/domain/organisation/organisation.contract'
import type { VerzeichnisZeile } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { organisationArten } from '@dreiklang/domain/shared/akteur'
import { IconFileDownload, IconLock, IconLockOpen, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { benenne } from '../../../liste/components/darstellung.ts'
import { ListenSeite } from '../../../liste/components/ListenSeite.tsx'
import { useListe } from '../../../liste/components/useListe.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import type { MenuEntry } from '../../../ui/menuEntry.ts'
import { profilPfad } from '../../organisation.paths.ts'
import { organisationTexts } from '../../organisation.texts.ts'
import { useLadeAvv } from '../../profil.queries.ts'
import { profilTexts } from '../../profil.texts.ts'
import { haeuserListe } from '../verzeichnisListe.ts'
import { StatusDialog, statusWort } from './StatusDialog.tsx'

type Art = OrganisationEintrag['art']

interface HaeuserListeProps {
  onAnlegen: (art: Art) => void
  onLeitung: (organisation: Pick<OrganisationEintrag, 'id' | 'name' | 'art'>) => void
}

export function HaeuserListe({ onAnlegen, onLeitung }: HaeuserListeProps) {
  const t = useTexts(organisationTexts)
  const tp = useTexts(profilTexts)
  const liste = useListe(haeuserListe)
  const laden = useLadeAvv()
  const [status, setStatus] = useState<VerzeichnisZeile | null>(null)
  const art = organisationArten.find((eine) => eine === liste.suche.ansicht) ?? 'PFLEGEDIENST'
  const nameDesStatus = benenne(organisationStatus, (wert) => tp(`status.${wert}`))
  const aktionen = (zeile: VerzeichnisZeile): MenuEntry[] => {
    const wort = statusWort(zeile)
    const Bild = wort === 'sperren' ? IconLock : IconLockOpen
    return [
      {
        id: 'leitung',
        label: t('organisationen.leitung'),
        icon: <IconUserPlus size={18} aria-hidden />,
        onSelect: () => onLeitung({ ...zeile, art }),
      },
      {
        id: 'avv',
        label: tp('vertrag.laden'),
        icon: <IconFileDownload size={18} aria-hidden />,
        onSelect: () => laden.mutate({ organisationId: zeile.id }),
      },
      { id: 'status', label: tp(`plattform.${wort}`), icon: <Bild size={18} aria-hidden />, onSelect: () => setStatus(zeile) },
    ]
  }
  return (
    <>
      <ListenSeite
        liste={liste}
        titel={t('titel')}
        untertitel={t('organisationen.titel')}
        knoepfe={
          <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => onAnlegen(art)}>
            {t('organisationen.anlegen')}
          </Button>
        }
        suchePlatzhalter={tp('verzeichnis.suche')}
        sortiert={() => tp('verzeichnis.sortierung')}
        reiter={(id) => ({ label: benenne(organisationArten, (wert) => t(`arten.${wert}`))(id) })}
        pfad={({ id }) => profilPfad(art, id)}
        kopf={{ header: t('organisationen.name'), name: ({ name }) => name }}
        spalten={[
          { id: 'ort', header: t('organisationen.ort'), cell: ({ plz, ort }) => `${plz} ${ort}` },
          { id: 'telefon', header: t('organisationen.telefon'), cell: ({ telefon }) => telefon },
          { id: 'status', header: tp('verzeichnis.status'), cell: (zeile) => nameDesStatus(zeile.status) },
        ]}
        filter={{ status: { label: tp('verzeichnis.status'), name: nameDesStatus } }}
        aktionen={aktionen}
        worte={{ leer: () => ({ titel: t('organisationen.leer'), text: t('organisationen.leerText') }) }}
        dateiname="organisationen"
      />
      {status !== null && (
        <StatusDialog
          organisation={status}
          onClose={() => {
            liste.erledigt([status.id])
            setStatus(null)
          }}
        />
      )}
    </>
  )
}
