"""tools/check_layers on small trees: a sound one passes, each kind of fault is found and named."""

import pathlib
import subprocess
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check_layers"

SOUND = {
    "include/nonet/grid.hpp": "#include <array>\n",
    "include/nonet/verdict.hpp": '#include "nonet/solve.hpp"\n',
    "src/core/rules.cpp": '#include "nonet/grid.hpp"\n#include "core/table.hpp"\n',
    "src/engine/one/one.cpp": '#include "engine/one/board.hpp"\n#include "nonet/grid.hpp"\n',
    "src/verdict/check.cpp": '#include "nonet/verdict.hpp"\n#include "core/table.hpp"\n',
    "cli/main.cpp": '#include <fmt/core.h>\n#include "nonet/grid.hpp"\n#include "flags.hpp"\n',
    "cli/flags.hpp": "",
}


class CheckLayersTest(unittest.TestCase):
    def faults(self, **changes):
        """What the tool says of the sound tree with further files: path -> text."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (SOUND | changes).items():
                path = pathlib.Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            result = subprocess.run([TOOL, folder], capture_output=True, text=True)
            self.assertEqual(result.stderr, "")
            self.assertEqual(result.returncode, 1 if result.stdout else 0)
            return result.stdout

    def assert_fault(self, path, text, expected):
        faults = self.faults(**{path: text})
        self.assertIn(expected, faults)
        self.assertEqual(faults.count("\n"), 1, faults)

    def test_a_sound_tree_passes(self):
        self.assertEqual(self.faults(), "")

    def test_core_may_not_use_a_later_room(self):
        self.assert_fault("src/core/bad.cpp", '\n#include "text/line.hpp"\n',
                          'src/core/bad.cpp:2: core may not look into text')

    def test_a_public_header_counts_as_its_room(self):
        self.assert_fault("src/text/bad.cpp", '#include "nonet/solve.hpp"\n',
                          "text may not look into engine")

    def test_search_and_engine_are_kept_apart(self):
        self.assert_fault("src/engine/bad.cpp", '#include "nonet/search.hpp"\n',
                          "engine may not look into search")
        self.assert_fault("src/search/bad.cpp", '#include "engine/solver.hpp"\n',
                          "search may not look into engine")

    def test_a_public_header_shows_nothing_private(self):
        self.assert_fault("include/nonet/batch.hpp", '#include "core/table.hpp"\n',
                          "a public header includes public headers only")

    def test_the_command_sees_public_headers_only(self):
        self.assert_fault("cli/bad.cpp", '#include "core/table.hpp"\n',
                          "cli/ includes public headers and its own")

    def test_the_library_has_no_third_party_dependency(self):
        self.assert_fault("src/text/bad.cpp", "#include <fmt/core.h>\n",
                          "the library depends on the standard library only")

    def test_an_unknown_room_is_named(self):
        self.assert_fault("src/misc/bad.cpp", "", "belongs to no room")

    def test_an_include_without_its_room_is_named(self):
        self.assert_fault("src/core/bad.cpp", '#include "table.hpp"\n', "is in no room")

    def test_file_names_are_unique(self):
        self.assert_fault("tests/unit/core/rules.cpp", "", "the name rules.cpp is taken")

    def test_long_files_need_a_reason(self):
        self.assert_fault("src/core/bad.cpp", "\n" * 401, "401 lines; split it, or say")
        self.assertEqual(self.faults(**{"src/core/long.cpp": "// Long because\n" + "\n" * 400}), "")
        self.assert_fault("src/core/bad.cpp", "// Long because\n" + "\n" * 800, "801 lines")


if __name__ == "__main__":
    unittest.main()
