import ICAL from 'ical.js'

export interface GelesenerTermin {
  uid: string
  sequenz: number
  titel: string
  ort: string | null
  text: string | null
  status: string
  ganztags: boolean
  von: string
  bis: string
  geaendertAm: string
}

const instant = (time: ICAL.Time): string => new Date(time.toUnixTime() * 1000).toISOString()

/** @throws when a program could not read it */
export function readIcs(text: string): { name: string; termine: GelesenerTermin[] } {
  const kalender = new ICAL.Component(ICAL.parse(text))
  for (const zone of kalender.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const termine = kalender.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one)
    return {
      uid: event.uid,
      sequenz: event.sequence,
      titel: event.summary,
      ort: event.location,
      text: event.description,
      status: String(one.getFirstPropertyValue('status')),
      ganztags: event.startDate.isDate,
      von: event.startDate.isDate ? event.startDate.toString() : instant(event.startDate),
      bis: event.endDate.isDate ? event.endDate.toString() : instant(event.endDate),
      geaendertAm: String(one.getFirstPropertyValue('last-modified')),
    }
  })
  ICAL.TimezoneService.reset()
  return { name: String(kalender.getFirstPropertyValue('x-wr-calname')), termine }
}
