import Avatar from '@mui/material/Avatar';

interface Props {
  name: string;
  /** The URL of the image; without one, the initials are shown. */
  photo?: string | null;
  /** The size in pixels. */
  size?: number;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A person's photo or initials, shown next to their name. */
export function PersonAvatar({ name, photo = null, size = 26 }: Props) {
  return (
    <Avatar
      aria-hidden="true"
      {...(photo ? { src: photo } : {})}
      sx={{
        width: size,
        height: size,
        typography: size > 40 ? 'h1' : 'overline',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
