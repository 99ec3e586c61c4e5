/** Line drawings on a 24-unit square. */
const PATHS = {
  pin: 'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  locate: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v3M12 19v3M2 12h3M19 12h3',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5V12l3 2',
  alert:
    'M12 8.5v4.5M12 16.5v.1M10.4 4.1 2.9 17.2A1.9 1.9 0 0 0 4.5 20h15a1.9 1.9 0 0 0 1.6-2.8L13.6 4.1a1.9 1.9 0 0 0-3.2 0Z',
  cross: 'M6 6l12 12M18 6 6 18',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.1',
  phone:
    'M20.5 16.6v2.6a1.8 1.8 0 0 1-2 1.8A17.6 17.6 0 0 1 3 5.5a1.8 1.8 0 0 1 1.8-2h2.6c.8 0 1.5.6 1.7 1.4l.6 2.6c.1.6-.1 1.2-.5 1.6L8 10.3a14 14 0 0 0 5.7 5.7l1.2-1.2c.4-.4 1-.6 1.6-.5l2.6.6c.8.2 1.4.9 1.4 1.7Z',
  chat: 'M4 20l1.4-4.2A8 8 0 1 1 8.4 19L4 20ZM9 11h.1M12 11h.1M15 11h.1',
  mail: 'M4 5.5h16v13H4zM4.5 6l7.5 6.5L19.5 6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  card: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  wrench:
    'M14.5 6.5a4 4 0 0 1 5-1L17 8l-.5 1.5L18 11l2.5-2.5a4 4 0 0 1-5.3 5L8 20.6a1.9 1.9 0 0 1-2.7-2.7l7.2-7.2a4 4 0 0 1 2-4.2Z',
  wifi: 'M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.4a4.3 4.3 0 0 1 6 0M12 19.6v.1',
  refresh: 'M20 12a8 8 0 1 1-2.6-5.9M20 4v4.5h-4.5',
  home: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10',
  form: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 13h7M9 16.5h5',
  down: 'M6 9.5l6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8',
  map: 'M9 4 3 6.5V20l6-2.5 6 2.5 6-2.5V4l-6 2.5ZM9 4v13.5M15 6.5V20',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  lock: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon: its meaning is always written next to it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
