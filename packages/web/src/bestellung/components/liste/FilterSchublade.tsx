import { positionStatus, prioritaeten, wartende } from '@dreiklang/domain/bestellung/bestellung'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { Drawer } from '../../../ui/Dialog.tsx'
import { Stack } from '../../../ui/layout.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import type { ListenSeite } from '../../bestellung.paths.ts'
import { listeTexts } from '../../liste.texts.ts'
import { type Ansicht, type ListenSuche, ohneFilter } from './ansichten.ts'
import { KlientFilter, Mehrfach, OrganisationFilter } from './FilterFeld.tsx'

/**
 * The kinds of organisation of the other sides that a side may look up. A practice looks up practices only (§ 11 ApoG); it comes to the
 * orders of one nursing service from any of them.
 */
const gegenueber: Record<ListenSeite, readonly [OrganisationArt, ...OrganisationArt[]] | null> = {
  pflege: ['ARZTPRAXIS', 'APOTHEKE'],
  arzt: null,
  apotheke: ['PFLEGEDIENST', 'ARZTPRAXIS'],
}

export interface FilterProps {
  seite: ListenSeite
  ansicht: Ansicht
  suche: ListenSuche
  /** Begins again on the first page. */
  onFilter: (aenderung: Partial<ListenSuche>) => void
}

/** All filters; each one takes effect at once and stands in the address. */
export function FilterSchublade({
  seite,
  ansicht,
  suche,
  onFilter,
  opened,
  onClose,
}: FilterProps & { opened: boolean; onClose: () => void }) {
  const t = useTexts(listeTexts)
  const b = useTexts(begriffeTexts)
  const arten = gegenueber[seite]
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('filter.titel')}
      size="md"
      actions={
        <>
          <Button look="secondary" onClick={() => onFilter(ohneFilter)}>
            {t('filter.loeschen')}
          </Button>
          <Button onClick={onClose}>{t('filter.fertig')}</Button>
        </>
      }
    >
      <Stack gap="lg">
        {ansicht.status === undefined && (
          <Mehrfach
            titel={t('filter.status')}
            werte={positionStatus}
            gewaehlt={suche.status}
            name={(status) => b(`status.${status}`)}
            onChange={(status) => onFilter({ status })}
          />
        )}
        {ansicht.wartetAuf === undefined && (
          <Mehrfach
            titel={t('filter.wartetAuf')}
            werte={wartende}
            gewaehlt={suche.wartetAuf}
            name={(wer) => b(`wartetAuf.${wer}`)}
            onChange={(wartetAuf) => onFilter({ wartetAuf })}
          />
        )}
        <Mehrfach
          titel={t('filter.prioritaet')}
          werte={prioritaeten}
          gewaehlt={suche.prioritaet}
          name={(prioritaet) => b(`prioritaet.${prioritaet}`)}
          onChange={(prioritaet) => onFilter({ prioritaet })}
        />
        {seite === 'pflege' && <KlientFilter id={suche.klientId} onChange={(klientId) => onFilter({ klientId })} />}
        {arten !== null && (
          <OrganisationFilter id={suche.organisationId} onChange={(organisationId) => onFilter({ organisationId })} arten={arten} />
        )}
        <DateField label={t('filter.von')} value={suche.von} onChange={(von) => onFilter({ von })} />
        <DateField label={t('filter.bis')} value={suche.bis} onChange={(bis) => onFilter({ bis })} />
      </Stack>
    </Drawer>
  )
}
