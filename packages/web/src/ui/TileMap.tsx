import 'leaflet/dist/leaflet.css'
import leaflet, { type LeafletEvent, type LeafletKeyboardEvent, type Map } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import classes from './TileMap.module.css'
import { useUiTexts } from './ui.texts.ts'

/** In degrees. */
export interface MapPlace {
  id: string
  mark: string
  /** For screen readers, and for a mouse that rests on it. */
  name: string
  latitude: number
  longitude: number
  done: boolean
}

export interface TileMapProps {
  label: string
  /** With {z}, {x} and {y}. */
  tilesUrl: string
  attribution: string
  /** In the order in which someone goes there; a line joins those that are not done. */
  places: readonly MapPlace[]
  onPick: (id: string) => void
}

/** For places in one building the map would zoom in to the paving stones. */
const closest = 17

/** Large: load it lazily, and show the same in words beside it. */
export function TileMap({ label, tilesUrl, attribution, places, onPick }: TileMapProps) {
  const t = useUiTexts()
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<Map>(null)
  const pick = useEffectEvent(onPick)
  const [closer, farther] = [t('map.closer'), t('map.farther')]

  useEffect(() => {
    if (box.current === null) return
    const map = leaflet.map(box.current, {
      zoomControl: false,
      attributionControl: false,
      maxZoom: closest,
      // One finger scrolls the page and two move the map; a mouse wheel scrolls the page, too.
      dragging: !leaflet.Browser.mobile,
      scrollWheelZoom: false,
    })
    shown.current = map
    leaflet.control.attribution({ prefix: false }).addTo(map)
    leaflet.control.zoom({ zoomInText: '+', zoomOutText: '−', zoomInTitle: closer, zoomOutTitle: farther }).addTo(map)
    leaflet.tileLayer(tilesUrl, { attribution: plain(attribution) }).addTo(map)
    return () => {
      shown.current = null
      map.remove()
    }
  }, [tilesUrl, attribution, closer, farther])

  // Places that stay where they are leave the map as someone has moved it.
  const bounds = JSON.stringify(places.map(({ latitude, longitude }) => [latitude, longitude]))
  useEffect(() => {
    shown.current?.fitBounds(JSON.parse(bounds) as [number, number][], { padding: [40, 40], animate: false })
  }, [bounds, tilesUrl, attribution, closer, farther])

  useEffect(() => {
    const map = shown.current
    if (map === null) return
    const markers = places.map((place, i) => markerOf(place, i).on('click keydown', (event) => isPick(event) && pick(place.id)))
    const layer = leaflet.layerGroup([...lineThrough(places.filter(({ done }) => !done)), ...markers]).addTo(map)
    return () => {
      layer.remove()
    }
  }, [places, tilesUrl, attribution, closer, farther])

  return <div ref={box} className={classes.map} role="region" aria-label={label} />
}

/** The library reads an attribution as HTML. */
function plain(text: string): string {
  const element = document.createElement('span')
  element.textContent = text
  return element.innerHTML
}

/** The library does not turn a key press into a click. */
const isPick = (event: LeafletEvent): boolean => event.type === 'click' || (event as LeafletKeyboardEvent).originalEvent.key === 'Enter'

/** From place to place as the crow flies: the order, not the way. Light below dark, so that it is seen on any picture. */
function lineThrough(places: readonly MapPlace[]) {
  if (!leaflet.Browser.svg || places.length < 2) return []
  const points = places.map(({ latitude, longitude }): [number, number] => [latitude, longitude])
  const line = { interactive: false, opacity: 1 }
  return [
    leaflet.polyline(points, { ...line, color: '#fff', weight: 7 }),
    leaflet.polyline(points, { ...line, color: '#1f3d7a', weight: 3, dashArray: '8 6' }),
  ]
}

/** With the finger's width. Where two lie on each other, the one that comes first lies on top, and what is done below all. */
function markerOf({ mark, name, latitude, longitude, done }: MapPlace, i: number) {
  const icon = leaflet.divIcon({
    className: done ? `${classes.place} ${classes.done}` : (classes.place ?? ''),
    html: plain(mark),
    iconSize: [44, 44],
  })
  const marker = leaflet.marker([latitude, longitude], { icon, title: name, zIndexOffset: (done ? -100_000 : 0) - i * 100 })
  marker.on('add', () => marker.getElement()?.setAttribute('aria-label', name))
  return marker
}
