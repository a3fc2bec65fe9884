// A choice of one among a few, as radio buttons that look like one bar.

interface SegmentsProps<T extends string> {
  label: string;
  name: string;
  options: readonly { value: T; text: string }[];
  value: T;
  onChange: (value: T) => void;
  class?: string;
}

export function Segments<T extends string>(props: SegmentsProps<T>) {
  return (
    <fieldset class={`segments ${props.class ?? ''}`}>
      <legend class="unseen">{props.label}</legend>
      {props.options.map(({ value, text }) => (
        <label key={value} class={value === props.value ? 'chosen' : ''}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A switch with its text. */
export function Switch(props: {
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  title?: string;
}) {
  return (
    <label class="switch" {...(props.title ? { title: props.title } : {})}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.checked}
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
      <span>{props.text}</span>
    </label>
  );
}
