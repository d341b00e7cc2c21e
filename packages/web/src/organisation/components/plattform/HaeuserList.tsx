import { organisationStatus } from '@dreiklang/domain/organisation/freigabe.contract'
import type { OrganisationEntry } from '@dreiklang/domain/organisation/organisation.contract'
import type { VerzeichnisListRow } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { organisationArten } from '@dreiklang/domain/shared/akteur'
import { IconFileDownload, IconLock, IconLockOpen, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ListSeite } from '../../../liste/components/ListSeite.tsx'
import { useListPage } from '../../../liste/components/useListPage.ts'
import { rename } from '../../../liste/components/view.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Text } from '../../../ui/layout.tsx'
import type { MenuEntry } from '../../../ui/menuEntry.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { profilPath } from '../../organisation.paths.ts'
import { useOrganisationTexts, useProfilTexts } from '../../organisation.texts.ts'
import { useLoadAvv, useSetStatus } from '../../organisation.queries.ts'
import { GrundDialog } from '../GrundDialog.tsx'
import { haeuserList } from '../verzeichnisList.ts'

const statusWord = ({ status }: Pick<VerzeichnisListRow, 'status'>) => (status === 'AKTIV' ? 'sperren' : 'freischalten')

type Art = OrganisationEntry['art']

interface HaeuserListProps {
  onAnlegen: (art: Art) => void
  onLeitung: (organisation: Pick<OrganisationEntry, 'id' | 'name' | 'art'>) => void
}

export function HaeuserList({ onAnlegen, onLeitung }: HaeuserListProps) {
  const t = useOrganisationTexts()
  const tp = useProfilTexts()
  const list = useListPage(haeuserList)
  const laden = useLoadAvv()
  const [status, setStatus] = useState<VerzeichnisListRow | null>(null)
  const art = organisationArten.find((one) => one === list.suche.ansicht) ?? 'PFLEGEDIENST'
  const nameOfStatus = rename(organisationStatus, (value) => tp(`status.${value}`))
  const aktionen = (row: VerzeichnisListRow): MenuEntry[] => {
    const word = statusWord(row)
    const Bild = word === 'sperren' ? IconLock : IconLockOpen
    return [
      {
        id: 'leitung',
        label: t('organisationen.leitung'),
        icon: <IconUserPlus size={18} aria-hidden />,
        onSelect: () => onLeitung({ ...row, art }),
      },
      {
        id: 'avv',
        label: tp('vertrag.laden'),
        icon: <IconFileDownload size={18} aria-hidden />,
        onSelect: () => laden.mutate({ organisationId: row.id }),
      },
      { id: 'status', label: tp(`plattform.${word}`), icon: <Bild size={18} aria-hidden />, onSelect: () => setStatus(row) },
    ]
  }
  return (
    <>
      <ListSeite
        liste={list}
        titel={t('titel')}
        untertitel={t('organisationen.titel')}
        buttons={
          <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => onAnlegen(art)}>
            {t('organisationen.anlegen')}
          </Button>
        }
        suchePlatzhalter={tp('verzeichnis.suche')}
        sortiert={() => tp('verzeichnis.sortierung')}
        reiter={(id) => ({ label: rename(organisationArten, (value) => t(`arten.${value}`))(id) })}
        pfad={({ id }) => profilPath(art, id)}
        kopf={{ header: t('organisationen.name'), name: ({ name }) => name }}
        spalten={[
          { id: 'ort', header: t('organisationen.ort'), cell: ({ plz, ort }) => `${plz} ${ort}` },
          { id: 'telefon', header: t('organisationen.telefon'), cell: ({ telefon }) => telefon },
          { id: 'status', header: tp('verzeichnis.status'), cell: (row) => nameOfStatus(row.status) },
        ]}
        filter={{ status: { label: tp('verzeichnis.status'), name: nameOfStatus } }}
        aktionen={aktionen}
        worte={{ leer: () => ({ titel: t('organisationen.leer'), text: t('organisationen.leerText') }) }}
        dateiname="organisationen"
      />
      {status !== null && (
        <StatusDialog
          organisation={status}
          onClose={() => {
            list.erledigt([status.id])
            setStatus(null)
          }}
        />
      )}
    </>
  )
}

function StatusDialog({ organisation, onClose }: { organisation: VerzeichnisListRow; onClose: () => void }) {
  const t = useProfilTexts()
  const setzen = useSetStatus()
  const { id, name } = organisation
  const word = statusWord(organisation)
  return (
    <GrundDialog
      titel={t(`plattform.${word}Von`, { name })}
      text={<Text size="sm">{t(`plattform.${word}Text`)}</Text>}
      grundWort={t('plattform.statusGrund')}
      knopf={t(`plattform.${word}`)}
      gefahr={word === 'sperren'}
      run={async (grund, schluessel) => {
        await setzen.mutateAsync({ organisationId: id, status: word === 'sperren' ? 'GESPERRT' : 'AKTIV', grund, schluessel })
        toastSuccess(t('plattform.geaendert', { name }))
      }}
      onClose={onClose}
    />
  )
}
