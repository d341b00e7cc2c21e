import type { TourAntwort } from '@dreiklang/domain/tour/sicht.contract'
import { useQuery } from '@tanstack/react-query'
import { auswahlQuery } from '../../hausbesuch/hausbesuch.queries.ts'
import { adresseOderNichts, adressWerte, leereAdresse } from '../../organisation/components/adresse.ts'
import { AdresseFelder } from '../../organisation/components/AdresseFelder.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Text } from '../../ui/layout.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { tourTexts } from '../tour.texts.ts'
import { oderNichts } from './anzeige.ts'
import { useTourFormular } from './useTourSchritt.ts'

interface DialogProps {
  tour: TourAntwort
  onSchliessen: () => void
}

export function UebergabeDialog({ tour, onSchliessen }: DialogProps) {
  const t = useTexts(tourTexts)
  const { data } = useQuery(auswahlQuery)
  const formular = useTourFormular<{ personId: string | null; grund: string }>({
    tour,
    handlung: 'uebergeben',
    werte: { personId: null, grund: '' },
    abbild: (werte) => werte,
    onFertig: onSchliessen,
  })
  const { field, form } = formular
  const andere = (data?.personen ?? []).filter(({ id }) => id !== tour.person.id)
  return (
    <FormDialog title={t('uebergabe.titel')} submit={t('uebergabe.titel')} sending={formular} onClose={onSchliessen}>
      <Text>{t('uebergabe.hinweis')}</Text>
      <SelectField
        {...field('personId')}
        value={form.values.personId}
        label={t('uebergabe.an')}
        required
        choices={andere.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextArea {...field('grund')} label={t('uebergabe.grund')} required maxLength={500} />
    </FormDialog>
  )
}

const ueblicheDauer = 10

/** Something of one's own on the way. */
export function StoppDialog({ tour, onSchliessen }: DialogProps) {
  const t = useTexts(tourTexts)
  const formular = useTourFormular({
    tour,
    handlung: 'stoppHinzufuegen',
    werte: { stopp: { bezeichnung: '', dauerMinuten: ueblicheDauer, adresse: leereAdresse } },
    abbild: ({ stopp }) => ({ stopp: { ...stopp, art: 'EIGENER', adresse: adresseOderNichts(stopp.adresse) }, vor: null }),
    onFertig: onSchliessen,
  })
  const { field, form } = formular
  return (
    <FormDialog title={t('neu.titel')} submit={t('knopf.stopp')} sending={formular} onClose={onSchliessen}>
      <TextField {...field('stopp.bezeichnung')} label={t('neu.was')} required maxLength={80} data-autofocus />
      <NumberField
        {...field('stopp.dauerMinuten')}
        value={form.values.stopp.dauerMinuten}
        label={t('neu.dauer')}
        required
        min={0}
        max={480}
      />
      <AdresseFelder label={t('neu.wo')} feld={(teil) => field(`stopp.adresse.${teil}`)} />
    </FormDialog>
  )
}

export function EinrichtenDialog({ tour, onSchliessen }: DialogProps) {
  const t = useTexts(tourTexts)
  const formular = useTourFormular({
    tour,
    handlung: 'einrichten',
    werte: { fahrzeug: tour.fahrzeug ?? '', start: adressWerte(tour.start), ziel: adressWerte(tour.ziel) },
    abbild: ({ fahrzeug, start, ziel }) => ({
      fahrzeug: oderNichts(fahrzeug),
      start: adresseOderNichts(start),
      ziel: adresseOderNichts(ziel),
    }),
    onFertig: onSchliessen,
  })
  return (
    <FormDialog title={t('einrichten.titel')} submit={t('einrichten.speichern')} sending={formular} onClose={onSchliessen}>
      <TextField {...formular.field('fahrzeug')} label={t('einrichten.fahrzeug')} maxLength={40} data-autofocus />
      <AdresseFelder label={t('einrichten.start')} feld={(teil) => formular.field(`start.${teil}`)} />
      <AdresseFelder label={t('einrichten.ziel')} feld={(teil) => formular.field(`ziel.${teil}`)} />
    </FormDialog>
  )
}

/** What was not done needs a reason. */
export function NichtErledigtDialog({ tour, stoppId, onSchliessen }: DialogProps & { stoppId: string }) {
  const t = useTexts(tourTexts)
  const formular = useTourFormular({
    tour,
    handlung: 'abhaken',
    werte: { grund: '' },
    abbild: ({ grund }) => ({ stoppId, erledigt: false, grund: oderNichts(grund), nachweis: null }),
    onFertig: onSchliessen,
  })
  return (
    <FormDialog title={t('nicht.titel')} submit={t('stopp.nicht')} sending={formular} onClose={onSchliessen}>
      <TextArea {...formular.field('grund')} label={t('nicht.grund')} required maxLength={250} data-autofocus />
    </FormDialog>
  )
}
